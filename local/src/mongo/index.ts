export { DATABASE, type Mongo, type MongoOptions, startMongo } from './start-mongo.ts';
