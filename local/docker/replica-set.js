// Run by mongosh inside the container network: three members, one of which leads, and the shop's own user.
const { MONGO_ROOT_PASSWORD, MONGO_PASSWORD } = process.env;
const hosts = ['mongo-1', 'mongo-2', 'mongo-3'].map((host) => `${host}:27017`);
const root = `root:${encodeURIComponent(MONGO_ROOT_PASSWORD)}`;

const first = new Mongo(`mongodb://${root}@mongo-1/admin?directConnection=true`).getDB('admin');
try {
  first.runCommand({ replSetInitiate: { _id: 'shop', members: hosts.map((host, _id) => ({ _id, host })) } });
} catch (error) {
  if (error.codeName !== 'AlreadyInitialized') throw error;
}
while (!first.runCommand({ replSetGetStatus: 1 }).members.some(({ stateStr }) => stateStr === 'PRIMARY'))
  sleep(500);

const shop = new Mongo(`mongodb://${root}@${hosts.join()}/admin?replicaSet=shop`).getDB('coastal_brew');
const roles = ['readWrite'];
// A changed MONGO_PASSWORD takes effect here.
if (shop.getUser('shop')) shop.changeUserPassword('shop', MONGO_PASSWORD);
else shop.createUser({ user: 'shop', pwd: MONGO_PASSWORD, roles });
