import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useToast } from '../../data/calls/index.ts';
import { useToken } from './use-token.ts';

const asksForHelp = (description: string) => /invalid|path/i.test(description);

/** Reads the address: a token, a link's error, or a password reset. */
export function useArrival() {
  const [parameters, setParameters] = useSearchParams();
  const toast = useToast();
  const description = parameters.get('error') === null ? null : parameters.get('error_description');
  const reported = useRef<string | null>(null);
  const [needsHelp, setNeedsHelp] = useState(false);
  // Read once, because it is removed from the address while the notice stays.
  const [isRecovery] = useState(() => parameters.get('type') === 'recovery');
  const { hash } = useLocation();
  // A shell of an earlier release hands it on in the query.
  const exchange = useToken(new URLSearchParams(hash.slice(1)).get('token') ?? parameters.get('token'));

  useEffect(() => {
    if (description === null || reported.current === description) return;
    reported.current = description;
    toast.failed('Authentication Error', description);
    if (asksForHelp(description)) setNeedsHelp(true);
  }, [description, toast]);

  useEffect(() => {
    // Removing a token clears the whole query.
    if (!parameters.has('type') || parameters.has('token') || hash) return;
    const others = new URLSearchParams(parameters);
    others.delete('type');
    setParameters(others, { replace: true });
  }, [parameters, hash, setParameters]);

  return { ...exchange, isRecovery, needsHelp, closeHelp: () => setNeedsHelp(false) };
}
