import everything from '../jest.config.mjs';

/** The project shared-domain of the repository's own Jest configuration, on its own. */
const project = everything.projects.find(({ displayName }) => displayName === 'shared-domain');

export default { ...project, rootDir: '..' };
