import { storageFrom } from './src/configuration.ts';
import { browserIn, inspectRemote } from './src/gate/index.ts';
import { pointerOf } from './src/releases/index.ts';
import { workspace } from './src/workspace.ts';
const live = storageFrom(process.env);
for (const app of process.argv.slice(2)) {
  const candidate = await live.read(app, (await pointerOf(live, app))!.current.release);
  const began = Date.now();
  const found = await inspectRemote({ storage: live, workspace, candidate: candidate!, browser: browserIn(process.env) });
  console.log(app, (Date.now() - began) / 1000, JSON.stringify(found, null, 1));
}
process.exit();
