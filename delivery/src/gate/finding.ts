import type { ReleaseRecord } from '../releases/index.ts';
import type { Judged } from './refusals.ts';

/** One reason why a candidate may not go live, as a sentence for the person releasing it. */
export type Finding = { check: string; sentence: string };

/** A candidate and the shell that it has to work in. */
export type Meeting = {
  candidate: ReleaseRecord;
  shell: ReleaseRecord;
  /** Which of the two is going live. */
  judged: Judged;
  /** 'the live shell' or 'the shell before it', for use in messages. */
  shellName: string;
};
