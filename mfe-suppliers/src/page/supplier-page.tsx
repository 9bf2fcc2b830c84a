import { company } from 'shared-domain/company';
import type { SupplierPageJson } from 'shared-domain/contracts';
import { dayOf, longDate } from 'shared-domain/dates';
import { ButtonLink } from 'shared-ui/button';
import { Page, PageHead, usePageTitle } from 'shared-ui/page';
import { Empty, ErrorState, Loading } from 'shared-ui/states';
import { Delivered } from './delivered.tsx';
import { StockTable } from './stock-table.tsx';
import styles from './supplier-page.module.css';
import { useSupplierPage } from './use-supplier-page.ts';

/** The page that a supplier's link opens (SUPPLIER-20 to SUPPLIER-23). */
export function SupplierPage() {
  const { data, problem, read } = useSupplierPage();
  usePageTitle(data?.name ?? 'Deliveries and stock');
  return (
    <Page className={styles.page}>
      <meta name="robots" content="noindex" />
      {data ? <Known data={data} /> : <NotKnown problem={problem} read={read} />}
    </Page>
  );
}

function NotKnown({ problem, read }: Pick<ReturnType<typeof useSupplierPage>, 'problem' | 'read'>) {
  if (problem?.code === 'link_invalid')
    return (
      <Empty
        level={1}
        title="This link is not valid"
        action={<ButtonLink to="/">To the front page</ButtonLink>}
      >
        {`It has ended, or another one has taken its place. Please ask us for a new one: ${company.ordersEmail} or ${company.phone}.`}
      </Empty>
    );
  if (!problem) return <Loading>Loading deliveries and stock...</Loading>;
  return (
    <ErrorState level={1} title="We couldn't load this page" onRetry={() => void read()}>
      {problem.detail}
    </ErrorState>
  );
}

const Known = ({ data }: { data: SupplierPageJson }) => (
  <>
    <PageHead
      title={data.name}
      lead={`What ${company.name} has delivered of yours since ${longDate(data.from)}, and what is in stock. This link works until ${longDate(dayOf(new Date(data.until)))}.`}
    />
    <StockTable products={data.products} />
    <Delivered data={data} />
  </>
);
