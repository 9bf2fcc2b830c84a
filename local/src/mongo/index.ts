export { type Mongo, type MongoOptions, startMongo } from './start-mongo.ts';
