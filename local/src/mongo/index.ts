export { DirectoryInUse, type Mongo, type MongoOptions, startMongo, uriIn } from './start-mongo.ts';
