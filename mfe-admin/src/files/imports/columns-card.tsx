import type { ImportKind } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { ButtonAnchor, Card, Facts } from '../../kit/parts/index.ts';
import { KINDS } from './kinds.ts';
import { READS, sampleOf } from './reads.ts';

/** The columns that are read, and a sample to start from. */
const Columns = ({ kind }: { kind: ImportKind }) => (
  <>
    <Facts facts={READS[kind].columns} />
    <Row>
      <ButtonAnchor {...sampleOf(kind)}>
        <Icon name="download" size={16} />
        Sample CSV template<span className="visually-hidden"> {KINDS[kind].file}</span>
      </ButtonAnchor>
    </Row>
  </>
);

/** The columns that are read of one kind of file, and a sample. */
export const ColumnsCard = ({ kind }: { kind: ImportKind }) => (
  <Card title="Columns it reads" aside="Any order, any case">
    <Stack gap={10} pad="2 14 14">
      <Columns kind={kind} />
    </Stack>
  </Card>
);

/** The kinds of files that are recognised, each with its columns and a sample. */
export const KindsCard = () => (
  <Card title="What it recognises" aside="By the headings, in any order">
    {(Object.keys(READS) as ImportKind[]).map((kind) => (
      <Stack as="details" key={kind} ruled pad="9 14">
        <Text as="summary" weight={500}>
          {KINDS[kind].file}
        </Text>
        <Stack gap={10} pad="8 0 4">
          <Columns kind={kind} />
        </Stack>
      </Stack>
    ))}
    <Text as="p" ruled pad="9 14 12" block>
      <Text weight={500}>Pictures</Text>, each named by its product's SKU: CTR-101.jpg
    </Text>
  </Card>
);
