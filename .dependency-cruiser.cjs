const remotes = 'mfe-[a-z][a-z0-9-]*';

/** The storeys of each tree from the bottom up: a storey imports only itself and those before it (docs/architecture.md). */
const api = [
  'foundation',
  'requests',
  'catalogue',
  'orders',
  'messages',
  'accounts',
  'deliveries',
  'files',
  'office',
];
const domain = ['foundation', 'goods', 'selling', 'deliveries', 'office', 'interface', 'browser'];
/** The places of the staff area, which know each other by address alone. */
const wings = [
  'today',
  'orders',
  'deliveries',
  'accounts',
  'products',
  'files',
  'money',
  'settings',
  'driver',
];
const admin = ['data', 'kit', 'frame', ...wings];

const tests = '(\\.test\\.tsx?$|/src/testing/)';

/**
 * Rules that keep a source tree's storeys in their order, and its rooms (`storey/room/`) behind their index.
 * @param open files of a room that other rooms may import besides its index
 */
function storeyRules(name, source, storeys, open) {
  const under = (names) => `^${source}/(${names.join('|')})/`;
  return [
    ...storeys.map((storey, place) => ({
      name: `${name}-storey-${storey}`,
      severity: 'error',
      comment:
        'What stands on what is seen from the folders: nothing below imports what stands on it, not even types.',
      from: { path: `^${source}/${storey}/`, pathNot: tests },
      to: { path: `^${source}/`, pathNot: under(storeys.slice(0, place + 1)) },
    })),
    {
      name: `${name}-room-without-a-storey`,
      severity: 'error',
      comment: 'A folder belongs to one of the storeys above.',
      from: { path: `^${source}/[^/]+/`, pathNot: [under(storeys), tests] },
      to: {},
    },
    {
      name: `${name}-rooms-by-their-index`,
      severity: 'error',
      from: { path: `^${source}/([^/]+/[^/]+)`, pathNot: [tests, `^${source}/routes\\.tsx$`] },
      to: { path: under(storeys), pathNot: [`^${source}/$1/`, '/index\\.tsx?$', '\\.css$', ...open] },
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
    ...storeyRules('api', 'api/src', api, ['/foundation/dependencies\\.ts$']),
    // A page imports single files of a room where its index would bring more than it needs.
    ...storeyRules('domain', 'shared-domain/src', domain, ['\\.ts$']),
    ...storeyRules('admin', 'mfe-admin/src', admin, []),
    {
      name: 'admin-wings-do-not-know-each-other',
      severity: 'error',
      comment: 'They meet by address, or in routes.tsx, which gives one what another shows in it.',
      from: { path: `^mfe-admin/src/(${wings.join('|')})/`, pathNot: tests },
      to: { path: `^mfe-admin/src/(${wings.join('|')})/`, pathNot: '^mfe-admin/src/$1/' },
    },
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
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
