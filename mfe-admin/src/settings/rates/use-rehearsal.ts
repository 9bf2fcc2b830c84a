import { useEffect, useState } from 'react';
import { mostChanged, REHEARSAL_PARTS } from 'shared-domain/accounting';
import type { RehearsalJson } from 'shared-domain/contracts';
import { centsOf, dollarsOf } from 'shared-domain/money';
import { useStaff } from '../../data/calls/index.ts';

type Rehearsal = { sum: RehearsalJson; parts: number; problem?: string };

const NOTHING: Rehearsal = { sum: { orders: 0, changed: 0, sums: [], most: [] }, parts: 0 };

/** Rehearses a row part by part until all are there or the page is left (RATE-4). */
export function useRehearsal(id: string) {
  const staff = useStaff();
  const [rehearsal, setRehearsal] = useState(NOTHING);
  useEffect(() => {
    const away = new AbortController();
    const rehearse = async () => {
      setRehearsal(NOTHING);
      for (let part = 0; part < REHEARSAL_PARTS; part += 1) {
        const input = { params: { id }, query: { part } };
        const answer = await staff.call('rehearseRate', input, { signal: away.signal });
        if (away.signal.aborted) return;
        if (!answer.ok) return setRehearsal((before) => ({ ...before, problem: answer.problem.detail }));
        setRehearsal(({ sum }) => ({ sum: addParts(sum, answer.data), parts: part + 1 }));
      }
    };
    void rehearse();
    return () => away.abort();
  }, [staff, id]);
  return { ...rehearsal, progress: rehearsal.parts / REHEARSAL_PARTS };
}

/** Two parts of a rehearsal as one. */
export function addParts(one: RehearsalJson, other: RehearsalJson): RehearsalJson {
  const sums = new Map(one.sums.map((sum) => [`${sum.channel} ${sum.charge}`, sum]));
  for (const sum of other.sums) {
    const known = sums.get(`${sum.channel} ${sum.charge}`);
    const add = (name: 'before' | 'after') => dollarsOf(centsOf(known?.[name] ?? 0) + centsOf(sum[name]));
    sums.set(`${sum.channel} ${sum.charge}`, { ...sum, before: add('before'), after: add('after') });
  }
  return {
    orders: one.orders + other.orders,
    changed: one.changed + other.changed,
    sums: [...sums.values()],
    most: mostChanged([...one.most, ...other.most]),
  };
}
