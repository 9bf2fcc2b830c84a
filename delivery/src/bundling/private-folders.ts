/** Folder of a shell's release with the sources of the shared packages as they were. */
export const contractsFolder = 'contracts';

/** Folder of a shell's release with its development form, for the page of a remote that is being written. */
export const developmentFolder = 'development';

/** Whether a file of a release is private: kept with it and never served to visitors. */
export const isPrivate = (path: string): boolean =>
  [contractsFolder, developmentFolder].some((folder) => path.startsWith(`${folder}/`));
