export { Heading, Quiet, Row, Small, Stack, Text } from './layout.tsx';
