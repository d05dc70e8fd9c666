// Jest loads this before every file of stories. The runner's own way to its configuration loads the whole of Storybook
// each time, which took longer than playing the stories.
import config from './test-runner.js'

Object.assign(globalThis, { __sbPreVisit: config.preVisit, __sbPostVisit: config.postVisit })
