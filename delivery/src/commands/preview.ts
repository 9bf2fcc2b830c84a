import { previewSecretFrom, storageFrom } from '../configuration.ts';
import { previewLink } from '../gateway/preview.ts';
import { releaseNamed } from '../releases/index.ts';
import { command, requiredWord } from './command.ts';

const usage = 'npm run preview -- <app> <release> [--hours=1]';

/** Prints a link that shows one candidate release to the browser that opens it. */
await command(async (args) => {
  const app = requiredWord(args, 0, usage);
  const release = await releaseNamed(storageFrom(process.env), app, requiredWord(args, 1, usage));
  const hours = Number(args.find((word) => word.startsWith('--hours='))?.slice(8) ?? 1);
  if (!(hours > 0 && hours <= 72)) throw new Error('A preview can last up to 72 hours.');
  const expires = Date.now() + hours * 3_600_000;
  const { SITE_URL = `http://localhost:${process.env.PORT ?? 8080}` } = process.env;
  console.log(previewLink(SITE_URL, { app, release, expires }, previewSecretFrom(process.env)));
});
