import styled from 'styled-components'
import { ButtonLink } from '#ui/Button/Button.js'
import { Card } from '#ui/Card/Card.js'
import { Icon } from '#ui/Icon/Icon.js'
import { Mascot } from '#ui/Mascot/Mascot.js'
import { SkyPage } from '#ui/SkyPage/SkyPage.js'

/** There is no such page. @source specification §2 (Not-found fallback) */
export function NotFoundScreen() {
  return (
    <SkyPage>
      <Panel>
        <Picture>
          <Mascot size={148} />
          <Sign>
            <Icon name="alert" />
          </Sign>
        </Picture>
        <h1>404 Page Not Found</h1>
        <p>Did you forget to add the page to the router?</p>
        <ButtonLink to="/">Back to Home</ButtonLink>
      </Panel>
    </SkyPage>
  )
}

const Panel = styled(Card)`
  display: grid;
  gap: 14px;
  justify-items: center;
  width: 100%;
  max-width: 440px;
  margin: auto;
  padding: 36px 28px;
  text-align: center;
  p {
    color: ${({ theme }) => theme.color.inkSoft};
    margin-bottom: 8px;
  }
`

const Picture = styled.div`
  position: relative;
`

const Sign = styled.span`
  position: absolute;
  right: -4px;
  bottom: 4px;
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: 50%;
  background: ${({ theme }) => theme.color.wrong};
  color: ${({ theme }) => theme.color.onWrong};
  border: 4px solid ${({ theme }) => theme.color.surface};
`
