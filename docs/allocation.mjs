// Repeats the lot of a shared allocation from its published result, as anyone may:
//   node allocation.mjs https://{shop}/api/allocations/{id}/result [your licence number]
// '-' reads the result from the standard input. Ends with status 1 where something differs.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [from, licence] = process.argv.slice(2);
const read = async () => (from === '-' ? JSON.parse(readFileSync(0, 'utf8')) : (await fetch(from)).json());
const { id, units, most, seed, seal, draws } = await read();
const key = Buffer.from(seed, 'hex');
const stop = (words) => {
  console.error(words);
  process.exit(1);
};

if (createHash('sha256').update(key).digest('hex') !== seal)
  stop('This is another seed than the one that was sealed.');
if (draws.some(({ value }, place) => place > 0 && value < draws[place - 1].value))
  stop('The draws are out of order.');

const got = draws.map(() => 0);
let left = units;
for (let round = 1; round <= most && left > 0; round += 1) {
  for (const [place, { asked }] of draws.entries()) {
    if (asked < round || left === 0) continue;
    got[place] += 1;
    left -= 1;
  }
}
if (draws.some((draw, place) => draw.got !== got[place]))
  stop('The result differs from what the rule gives.');
console.log(`${draws.length} accounts share ${units - left} of ${units} as the rule says.`);

if (licence) {
  const value = createHmac('sha256', key).update(`${id}:${licence}`).digest('hex');
  const place = draws.findIndex((draw) => draw.value === value);
  if (place < 0) stop(`${licence} is not among them.`);
  console.log(
    `${licence} was drawn ${place + 1} of ${draws.length}: asked ${draws[place].asked}, got ${got[place]}.`,
  );
}
