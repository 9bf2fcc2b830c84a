const remotes = 'mfe-[a-z][a-z0-9-]*';

/** The layers of the API from the bottom up: each folder may import only those before it (docs/architecture.md). */
const apiLayers = [
  ...[
    'configuration',
    'logging',
    'problems',
    'metrics',
    'background',
    'database',
    'live',
    'trade-settings',
    'clients',
    'mailer',
    'cookies',
  ],
  ...['image-store', 'queries', 'paging', 'csv', 'dependencies.ts'],
  ...[
    'protections',
    'calls',
    'uploads',
    'audit',
    'follow-ups',
    'passkeys',
    'staff-list',
    'sessions',
    'errors',
  ],
  ...['settings', 'stock', 'catalogue', 'shipping', 'quotes', 'deliveries'],
  ...['orders', 'runs', 'payments', 'order-edits', 'sentinel', 'admin-orders', 'documents'],
  ...['preferences', 'leads', 'emails', 'auth', 'contact', 'stock-alerts'],
  ...[
    'licensees',
    'former-orders',
    'kegs',
    'driver',
    'staff-orders',
    'run-documents',
    'allocations',
    'standing-orders',
    'accounts',
    'ignored-skus',
    'imports',
    'images',
    'releases',
    'operations',
    'personal-data',
    'backups',
    'dashboard',
    'accounting',
    'migrations',
  ],
];
/** The layers of the staff area, likewise. */
const adminLayers = [
  ...[
    'address',
    'icons',
    'places.ts',
    'tokens',
    'moments',
    'staff',
    'parts',
    'products',
    'views',
    'line-entry',
  ],
  ...['session', 'passkeys', 'palette', 'shortcuts', 'layout', 'attention'],
  ...['editor', 'imports', 'licences', 'inventory', 'orders', 'new-order', 'documents', 'dashboard'],
  ...[
    'leads',
    'deliveries',
    'kegs',
    'allocations',
    'accounts',
    'accounting',
    'audit',
    'people',
    'personal-data',
    'releases',
    'future-shop',
    'sign-in',
    'driver',
    'slots',
  ],
];

const tests = '(\\.test\\.tsx?$|/src/testing/)';

/** Rules that keep a source folder's layers in their order, each behind its index. */
function layerRules(name, source, folders) {
  const inFolders = (names) => `^${source}/(${names.join('|').replaceAll('.', '\\.')})(/|$)`;
  return [
    ...folders.map((folder, place) => ({
      name: `${name}-layer-${folder}`,
      severity: 'error',
      comment: "Folders that import each other, even only types, can't be understood one at a time.",
      from: { path: inFolders([folder]), pathNot: tests },
      to: { path: `^${source}/`, pathNot: inFolders(folders.slice(0, place + 1)) },
    })),
    {
      name: `${name}-folder-without-a-layer`,
      severity: 'error',
      comment: 'Add a new folder to the list above.',
      from: { path: `^${source}/[^/]+/`, pathNot: [inFolders(folders), tests] },
      to: {},
    },
    {
      name: `${name}-folders-by-their-index`,
      severity: 'error',
      from: { path: `^${source}/([^/]+)`, pathNot: [tests, `^${source}/routes\\.tsx$`] },
      to: { path: `^${source}/[^/]+/`, pathNot: [`^${source}/$1/`, `^${source}/[^/]+/index\\.ts$`] },
    },
  ];
}

/** Who may know whom (docs/architecture.md). A broken rule fails `npm test`. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: "Two files that import each other can't be understood one at a time.",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'shared-domain-imports-none-of-ours',
      severity: 'error',
      from: { path: '^shared-domain/' },
      to: { path: `^(shared-ui|shell|${remotes}|api|delivery|local|e2e|checks|bench)/` },
    },
    {
      name: 'shared-domain-is-pure',
      severity: 'error',
      comment: 'The rule book imports no framework of a page or a server.',
      from: { path: '^shared-domain/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/(react|react-dom|express|mongoose|@mui)/' },
    },
    {
      name: 'shared-ui-knows-shared-domain',
      severity: 'error',
      from: { path: '^shared-ui/' },
      to: { path: `^(shell|${remotes}|api|delivery|local|e2e|checks|bench)/` },
    },
    {
      name: 'remotes-do-not-know-each-other',
      severity: 'error',
      from: { path: `^(${remotes})/` },
      to: { path: `^(${remotes})/`, pathNot: '^$1/' },
    },
    {
      name: 'remotes-know-shared-packages-alone',
      severity: 'error',
      from: { path: `^${remotes}/` },
      to: { path: '^(shell|api|delivery|local|e2e|checks|bench)/' },
    },
    {
      name: 'shell-knows-remotes-by-the-registry-alone',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: `^(${remotes}|api|delivery|local|e2e|checks|bench)/` },
    },
    {
      name: 'api-knows-shared-domain-alone',
      severity: 'error',
      comment: 'It also uses the painters of product art, for pictures and mails (docs/decisions/010, 024).',
      from: { path: '^api/src/', pathNot: '\\.test\\.ts$' },
      to: {
        path: `^(shared-ui|shell|${remotes}|delivery|local|e2e|checks|bench)/`,
        pathNot: '^shared-ui/src/product-painting/painted\\.ts$',
      },
    },
    ...layerRules('api', 'api/src', apiLayers),
    ...layerRules('admin', 'mfe-admin/src', adminLayers),
    {
      name: 'painters-need-no-browser',
      severity: 'error',
      comment: 'The API paints with them, in Node, where neither React nor a stylesheet is installed.',
      from: { path: '^shared-ui/src/product-painting/painted\\.ts$' },
      to: { path: '(\\.tsx|\\.css|node_modules/(react|react-dom|clsx|@mui|jotai)/.*)$', reachable: true },
    },
    {
      name: 'local-and-delivery-import-no-other-workspace',
      severity: 'error',
      from: { path: '^(local|delivery)/' },
      to: { path: `^(shared-ui|shell|${remotes}|api|e2e|checks|bench)/` },
    },
    {
      name: 'mui-comes-through-shared-ui',
      severity: 'error',
      comment: 'A curated subset is 60 kB lighter for customers than MUI by path (docs/decisions).',
      from: { pathNot: '^shared-ui/' },
      to: { path: 'node_modules/@(mui|emotion)/' },
    },
    {
      name: 'react-router-comes-through-shared-ui',
      severity: 'error',
      from: { pathNot: '^shared-ui/' },
      to: { path: 'node_modules/react-router/' },
    },
    {
      name: 'staff-orders-go-from-list-to-order-to-refund',
      severity: 'error',
      comment: 'The list opens an order, an order opens its refund; none of them knows what opened it.',
      from: { path: '^mfe-admin/src/orders/(order|refund)/' },
      to: { path: '^mfe-admin/src/orders/list/' },
    },
    {
      name: 'a-refund-does-not-know-the-order-page',
      severity: 'error',
      from: { path: '^mfe-admin/src/orders/refund/' },
      to: { path: '^mfe-admin/src/orders/order/' },
    },
    {
      name: 'staff-orders-know-each-other-by-their-indexes',
      severity: 'error',
      from: { path: '^mfe-admin/src/orders/(list|order|refund)/' },
      to: {
        path: '^mfe-admin/src/orders/(list|order|refund)/',
        pathNot: ['^mfe-admin/src/orders/$1/', '/index\\.ts$'],
      },
    },
    {
      name: 'staff-orders-are-entered-by-their-indexes',
      severity: 'error',
      from: { pathNot: '^mfe-admin/src/orders/(list|order|refund)/' },
      to: { path: '^mfe-admin/src/orders/(list|order|refund)/', pathNot: '/index\\.ts$' },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      comment: 'host-shares is written by the shell’s build (delivery/src/bundling/shares.ts).',
      from: {},
      to: { couldNotResolve: true, pathNot: '^host-shares$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|reports|\\.local|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
