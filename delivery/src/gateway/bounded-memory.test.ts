import { boundedMemory } from './bounded-memory.ts';

test('What was kept first goes first, once there is too much', () => {
  const memory = boundedMemory<string>(10, (key, value) => key.length + value.length);
  memory.keep('a', '1234');
  memory.keep('b', '1234');
  memory.keep('a', '4321');
  memory.keep('c', '1');
  expect(['a', 'b', 'c'].map(memory.get)).toEqual(['4321', undefined, '1']);
  memory.forget('a');
  memory.keep('d', '12345');
  expect(['c', 'd'].map(memory.get)).toEqual(['1', '12345']);
  memory.keep('e', 'more than all of it');
  expect(['c', 'd', 'e'].map(memory.get)).toEqual([undefined, undefined, undefined]);
});
