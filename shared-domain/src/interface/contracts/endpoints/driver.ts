import type { CallName } from '../../../foundation/calls/index.ts';
import {
  driverLinkJson,
  driverLinkRequest,
  driverRun,
  photoParams,
  runToken,
  updatesJson,
  updatesRequest,
} from '../driver.ts';
import { runParams as params } from '../runs.ts';
import type { EndpointContract } from './endpoint.ts';

/** The driver's page of a run and the link that opens it. */
export const driverEndpoints = {
  driverLink: {
    who: 'staff',
    role: 'driver',
    rate: 'staff',
    summary: "The link to a run's page for its driver, without staff rights",
    params,
    request: driverLinkRequest,
    status: 200,
    response: driverLinkJson,
    problems: ['run_not_found', 'run_over', 'run_refused'],
  },
  openRun: {
    who: 'all',
    rate: 'sign-in',
    summary: 'Exchange the token of a link for access to one run',
    params,
    request: runToken,
    status: 200,
    response: driverRun,
    problems: ['run_link'],
  },
  driverRun: {
    who: 'driver',
    rate: 'read',
    summary: 'A run for its driver',
    params,
    status: 200,
    response: driverRun,
    problems: ['run_link'],
  },
  sendPresses: {
    who: 'driver',
    rate: 'read',
    summary: "Updates on the driver's phone; each counts once",
    params,
    request: updatesRequest,
    status: 200,
    response: updatesJson,
    problems: ['run_link', 'unavailable'],
  },
  sendPhoto: {
    who: 'driver',
    rate: 'upload',
    summary: 'The photo of an update, at most 300 kB; counts once',
    params: photoParams,
    file: 'photo',
    status: 204,
    problems: [
      'run_link',
      'photo_not_found',
      'photo_too_large',
      'image_missing',
      'image_type',
      'image_heic',
      'image_damaged',
    ],
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
