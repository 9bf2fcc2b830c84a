/** What a client of the stand-in signs with, whatever the bucket. */
export const BUCKET_ACCESS = { region: 'us-east-1', accessKeyId: 'test', secretAccessKey: 'secret' } as const;
