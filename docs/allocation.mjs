// Repeats a sharing from its published result, as anyone may; ends with status 1 where something differs.
//   curl https://{shop}/api/allocations/{id}/result | node allocation.mjs [your licence number]
import { createHash, createHmac } from 'node:crypto';
import { json } from 'node:stream/consumers';

const { id, units, most, seed, seal, draws } = await json(process.stdin);
const [licence] = process.argv.slice(2);
const key = Buffer.from(seed, 'hex');

const got = draws.map(() => 0);
let left = units;
for (let round = 1; round <= most; round += 1) {
  for (const [place, { asked }] of draws.entries()) {
    if (asked < round || left === 0) continue;
    got[place] = round;
    left -= 1;
  }
}

const value = createHmac('sha256', key).update(`${id}:${licence}`).digest('hex');
const mine = draws.findIndex((draw) => draw.value === value);
const checks = {
  'The seed is the one that was sealed': createHash('sha256').update(key).digest('hex') === seal,
  'The lot is in order': draws.every((draw, place) => place === 0 || draw.value > draws[place - 1].value),
  'The rounds give what was published': draws.every((draw, place) => draw.got === got[place]),
};
if (licence) checks[`${licence} was drawn ${mine + 1} of ${draws.length} and got ${got[mine]}`] = mine >= 0;
for (const [words, isTrue] of Object.entries(checks)) console.log(isTrue ? 'Yes:' : 'No:', words);
process.exitCode = Object.values(checks).every(Boolean) ? 0 : 1;
