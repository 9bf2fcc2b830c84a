import type { ReleaseRecord } from '../releases/index.ts';

/** Why a candidate may not go live, in one sentence for whoever releases it. */
export type Finding = { check: string; sentence: string };

/** A candidate and the shell that it has to work in. */
export type Meeting = {
  candidate: ReleaseRecord;
  shell: ReleaseRecord;
  /** 'the live shell', or 'the shell before it': for the sentences. */
  shellWords: string;
};
