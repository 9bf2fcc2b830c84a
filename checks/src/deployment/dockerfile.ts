/** A stage of a Dockerfile: its name, the paths it copies from the build context, and the file it runs. */
export type Stage = { name: string; base: string; copies: string[]; entry?: string };

/** The stages of a Dockerfile, each of which must be named. */
export function stagesIn(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of text.replace(/\\\n/g, ' ').split('\n')) {
    const [word = '', ...rest] = line.trim().split(/\s+/);
    const stage = stages.at(-1);
    if (word === 'FROM') stages.push({ base: rest[0] ?? '', name: rest[2] ?? rest[0] ?? '', copies: [] });
    else if (word === 'COPY' && stage)
      stage.copies.push(...rest.filter((part) => !part.startsWith('--')).slice(0, -1));
    else if (word === 'CMD' && stage) stage.entry = /"([^"]+\.ts)"\]/.exec(line)?.[1];
  }
  return stages;
}

/** A stage and the stages it is based on, itself first. */
export function lineageOf(stages: Stage[], name: string): Stage[] {
  const stage = stages.find((one) => one.name === name);
  return stage ? [stage, ...lineageOf(stages, stage.base)] : [];
}
