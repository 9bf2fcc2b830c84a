import everything from '../jest.config.mjs';

/** The project shared-domain of the repository's own Jest configuration. */
const project = everything.projects.find(({ displayName }) => displayName === 'shared-domain');

// Of its tests only those of the rules under test and of what is made of them: others just cost time.
const folders = '{pricing,charges,stock,quotes,orders,catalogue}';

export default {
  ...project,
  rootDir: '..',
  testMatch: [`<rootDir>/shared-domain/src/*/${folders}/*.test.ts`],
};
