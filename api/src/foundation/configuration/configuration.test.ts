import { testEnvironment } from '../../../test/start-api.ts';
import { ConfigurationError, readConfiguration } from './index.ts';

const development = testEnvironment('mongodb://127.0.0.1/shop', 'http://127.0.0.1:9');
const production = {
  ...development,
  NODE_ENV: 'production',
  MONGODB_URI: 'mongodb+srv://db.example/shop',
  PUBLIC_ORIGIN: 'https://shop.example',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_API_BASE: '',
  SENDGRID_API_BASE: '',
  CARRIER_API_BASE: 'https://carrier.example',
  LOCAL_MODE: 'false',
};

function faultsOf(variables: Record<string, string | undefined>): string[] {
  try {
    readConfiguration(variables);
    return [];
  } catch (cause) {
    if (cause instanceof ConfigurationError) return cause.faults;
    throw cause;
  }
}

describe('the configuration', () => {
  // API-7
  test('Everything missing or malformed is reported at once', () => {
    const variables = { ...development, MONGODB_URI: undefined, SMTP_URL: 'mail.example', PORT: '99999' };
    expect(faultsOf({ ...variables, SESSION_SECRET: 'short', PUBLIC_ORIGIN: 'shop.example' })).toEqual([
      'PORT is malformed: Too big: expected number to be <=65535',
      'MONGODB_URI is missing',
      'PUBLIC_ORIGIN is malformed: Invalid URL',
      'SESSION_SECRET is malformed: must have at least 32 characters',
      'SMTP_URL is malformed: must be an address like smtps://user:password@mail.example',
    ]);
  });

  test.each([
    ['loopback', true],
    ['loopback, uniquelocal', true],
    ['10.1.2.3,192.168.0.0/16,fd00::/8', true],
    ['1', false],
    ['10.0.0.0/33', false],
    ['loopback,', false],
  ])('Proxies called %j are understood: %s', (TRUSTED_PROXIES, isUnderstood) => {
    const fault =
      'TRUSTED_PROXIES is malformed: must be loopback, linklocal, uniquelocal or addresses, with commas between them';
    expect(faultsOf({ ...development, TRUSTED_PROXIES })).toEqual(isUnderstood ? [] : [fault]);
  });

  test('A complete environment is accepted', () => {
    expect(faultsOf(development)).toEqual([]);
    expect(faultsOf(production)).toEqual([]);
    expect(faultsOf({ ...production, SENDGRID_API_KEY: '', SMTP_URL: 'smtps://mail.example' })).toEqual([]);
    expect(readConfiguration({ ...development, PUBLIC_ORIGIN: 'http://localhost:8080/' }).publicOrigin).toBe(
      'http://localhost:8080',
    );
  });

  // API-7
  test.each([
    ['STRIPE_API_BASE', 'http://127.0.0.1:9', 'STRIPE_API_BASE is the address of a stand-in: leave it out'],
    [
      'SENDGRID_API_BASE',
      'https://x.example',
      'SENDGRID_API_BASE is the address of a stand-in: leave it out',
    ],
    ['CARRIER_API_BASE', 'http://localhost:7/carrier', 'CARRIER_API_BASE is the address of a stand-in'],
    ['CARRIER_API_BASE', 'http://carrier.example', 'CARRIER_API_BASE must start with https://'],
    [
      'MONGODB_URI',
      'mongodb://%2Ftmp%2Fdb.sock/shop',
      'MONGODB_URI is the embedded database, which is made for one machine',
    ],
    ['STRIPE_SECRET_KEY', 'sk_test_x', 'STRIPE_SECRET_KEY is a test key: no payment would be real'],
    ['IMAGES_S3_ENDPOINT', 'http://minio.example', 'IMAGES_S3_ENDPOINT must start with https://'],
    ['PUBLIC_ORIGIN', 'http://shop.example', 'PUBLIC_ORIGIN must start with https://'],
    ['ADMIN_DEV_MODE', 'true', 'ADMIN_DEV_MODE is for development only'],
    ['DEMO_DATA', 'true', 'DEMO_DATA is for development only'],
    ['SENDGRID_API_KEY', '', 'SENDGRID_API_KEY or SMTP_URL is missing'],
    [
      'SMTP_URL',
      'smtps://mail.example',
      'SMTP_URL and SENDGRID_API_KEY are two mail services: leave one out',
    ],
  ])('Production refuses %s=%s', (name, value, fault) => {
    expect(faultsOf({ ...production, [name]: value })).toEqual([fault]);
  });

  // API-7
  test('A bucket of pictures needs its keys', () => {
    const bucket = { ...production, IMAGES_BUCKET: 'pictures', AWS_SECRET_ACCESS_KEY: 's' };
    expect(faultsOf(bucket)).toEqual([
      'IMAGES_BUCKET is set, so AWS_REGION is needed too',
      'IMAGES_BUCKET is set, so AWS_ACCESS_KEY_ID is needed too',
    ]);
    const { imageBucket } = readConfiguration({
      ...bucket,
      AWS_REGION: 'ca-central-1',
      AWS_ACCESS_KEY_ID: 'k',
    });
    expect(imageBucket?.endpoint).toBe('https://s3.ca-central-1.amazonaws.com');
  });

  // STAFF-6
  test.each(['0.0.0.0', '192.168.1.20'])('Dev mode is refused on the address %s', (HOST) => {
    const fault = 'ADMIN_DEV_MODE is for one machine: HOST must be 127.0.0.1';
    expect(faultsOf({ ...development, HOST, ADMIN_DEV_MODE: 'true' })).toEqual([fault]);
    expect(faultsOf({ ...development, HOST })).toEqual([]);
  });

  // API-7
  test.each(['sk_live_x', 'rk_live_x'])('Outside of production the live key %s is refused', (key) => {
    const fault = 'STRIPE_SECRET_KEY is a live key: set NODE_ENV=production, or use a test key';
    for (const NODE_ENV of ['development', 'test', '']) {
      expect(faultsOf({ ...development, NODE_ENV, STRIPE_SECRET_KEY: key })).toEqual([fault]);
    }
  });
});
