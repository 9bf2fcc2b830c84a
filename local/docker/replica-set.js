// Run by mongosh inside the container network: three members, and done when one of them leads.
const members = ['mongo-1', 'mongo-2', 'mongo-3'].map((host, _id) => ({ _id, host: `${host}:27017` }));

try {
  rs.initiate({ _id: 'shop', members });
} catch (error) {
  if (error.codeName !== 'AlreadyInitialized') throw error;
}
while (!rs.status().members.some((member) => member.stateStr === 'PRIMARY')) sleep(500);
