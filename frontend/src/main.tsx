import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { applyColorMode } from '#ui/theme/color-mode.js'
import { ThemeRoot } from '#ui/theme/ThemeRoot.js'
import { App } from './app/App.js'
import { createStore } from './app/store.js'

applyColorMode()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Provider store={createStore()}>
      <BrowserRouter>
        <ThemeRoot>
          <App />
        </ThemeRoot>
      </BrowserRouter>
    </Provider>
  </StrictMode>,
)
