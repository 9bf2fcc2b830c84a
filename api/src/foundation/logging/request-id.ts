import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string | undefined>();

/** The id of the request that is being answered, or whose follow-up is being carried out; undefined in other background work. */
export const requestId = (): string | undefined => ids.getStore();

/** Does work on behalf of a request. */
export const onBehalfOf = <Result>(id: string | undefined, work: () => Result): Result => ids.run(id, work);
