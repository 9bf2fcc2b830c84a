import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { apiEnvironment, type Environment, realServices, type SiteFlags } from './environment.ts';
import { secretsIn } from './secrets.ts';
import { welcome } from './welcome.ts';

const apiFor = (given: Environment, flags: Partial<SiteFlags> = {}): Environment =>
  apiEnvironment({
    given,
    addresses: {
      publicOrigin: 'http://localhost:8080',
      gateway: 'http://127.0.0.1:8080',
      api: 'http://127.0.0.1:4001',
      standIns: 'http://127.0.0.1:4002',
      smtp: 'smtp://127.0.0.1:4003',
    },
    mongodbUri: 'mongodb://%2Ftmp%2Fdb.sock/shop',
    databaseFolder: '/tmp/shop/mongo',
    secrets: { session: 'a-session-secret', stripeWebhook: 'whsec_local' },
    flags: { demoData: true, devMode: false, openStandIns: false, ...flags },
  });

test('without keys the API speaks to the stand-ins', () => {
  expect(apiFor({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: '4001',
    PUBLIC_ORIGIN: 'http://localhost:8080',
    RELEASES_URL: 'http://127.0.0.1:8080/registry',
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_local',
    STRIPE_API_BASE: 'http://127.0.0.1:4002',
    SENDGRID_API_BASE: 'http://127.0.0.1:4002/sendgrid',
    CARRIER_API_BASE: 'http://127.0.0.1:4002/carrier',
    DEMO_DATA: 'true',
    ADMIN_DEV_MODE: 'false',
    LOCAL_MODE: 'true',
  });
});

test('a real key takes the place of its stand-in alone', () => {
  const api = apiFor({ SENDGRID_API_KEY: 'SG.real', SENDGRID_API_BASE: 'http://127.0.0.1:1' });
  expect(api.SENDGRID_API_KEY).toBe('SG.real');
  expect(api.SENDGRID_API_BASE).toBeUndefined();
  expect(api.STRIPE_API_BASE).toBe('http://127.0.0.1:4002');
});

test('with the other adapters each of them speaks to its stand-in', () => {
  const api = apiFor({}, { adapters: true });
  expect(api).toMatchObject({
    SMTP_URL: 'smtp://127.0.0.1:4003',
    IMAGES_S3_ENDPOINT: 'http://127.0.0.1:4002/s3',
    OIDC_ISSUER: 'http://localhost:8080/local/openid',
  });
  expect(api.SENDGRID_API_KEY).toBeUndefined();
});

test('half of what a real service needs is refused with a sentence', () => {
  expect(() => apiFor({ STRIPE_SECRET_KEY: 'sk_live_x' })).toThrow(
    'STRIPE_SECRET_KEY is set, so STRIPE_WEBHOOK_SECRET is needed too; set it, or leave both out to use the stand-in.',
  );
});

test('what is real is named', () => {
  expect(realServices({ MONGODB_URI: 'mongodb://db/shop', SENDGRID_API_KEY: 'SG.real' })).toEqual([
    'MongoDB',
    'SendGrid',
  ]);
  expect(realServices({})).toEqual([]);
});

test('secrets are made once and readable by their owner alone', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cbo-secrets-'));
  chmodSync(folder, 0o755);
  const first = secretsIn(folder);
  expect(secretsIn(folder)).toEqual(first);
  expect(first.session).toHaveLength(64);
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  rmSync(folder, { recursive: true });
});

test('the welcome says where everything is and what to try first', () => {
  const text = welcome({ url: 'http://localhost:8080', demoData: false, devMode: false, given: {} });
  expect(text).toContain('Shop       http://localhost:8080\n');
  expect(text).toContain('Admin      http://localhost:8080/admin\n');
  expect(text).toContain('Mailbox    http://localhost:8080/local/mailbox\n');
  expect(text).toContain('Staff      nora.whitfield@cbo.example; the link arrives in the mailbox\n');
  expect(welcome({ url: 'http://localhost:8080', demoData: true, devMode: true, given: {} })).toContain(
    'Licence    305-218 (on http://localhost:8080/shop)\n',
  );
  expect(text).toContain('Test card  4242 4242 4242 4242\n');
});
