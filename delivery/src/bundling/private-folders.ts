/** Folder of a release with sources: of the shared packages that a shell was built from, or of a remote. */
export const contractsFolder = 'contracts';

/** Folder of a shell's release with its development build, for a remote in development. */
export const developmentFolder = 'development';

/** Folder of a remote's release with what the gateway runs. */
export const serverFolder = 'server';

/** Whether a file of a release is private, i.e. never served to visitors. */
export const isPrivate = (path: string): boolean =>
  [contractsFolder, developmentFolder, serverFolder].some((folder) => path.startsWith(`${folder}/`));
