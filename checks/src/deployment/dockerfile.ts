/** A stage of a Dockerfile: its name, what it takes from the build's folder, and the file that it runs. */
export type Stage = { name: string; base: string; copies: string[]; entry?: string };

/** The stages of a Dockerfile that names each of them. */
export function stagesIn(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of text.replace(/\\\n/g, ' ').split('\n')) {
    const [word = '', ...rest] = line.trim().split(/\s+/);
    const stage = stages.at(-1);
    if (word === 'FROM') stages.push({ base: rest[0] ?? '', name: rest[2] ?? rest[0] ?? '', copies: [] });
    else if (word === 'COPY' && stage)
      stage.copies.push(...rest.filter((part) => !part.startsWith('--')).slice(0, -1));
    else if (word === 'CMD' && stage) stage.entry = /"([^"]+\.ts)"/.exec(line)?.[1];
  }
  return stages;
}

/** The stages that one is made of, itself first. */
export function lineageOf(stages: Stage[], name: string): Stage[] {
  const stage = stages.find((one) => one.name === name);
  return stage ? [stage, ...lineageOf(stages, stage.base)] : [];
}
