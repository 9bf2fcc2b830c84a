export { Row, Stack, Text } from './layout.tsx';
