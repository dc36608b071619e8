import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { NextPageButton } from '../../ui/NextPageButton.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ordersCopy as copy } from './copy.ts';
import { OrderList } from './OrderList.tsx';
import { useOrders } from './use-orders.ts';

export function OrdersPage() {
  usePageTitle(copy.title);
  return (
    <Page width="medium">
      <BackLink href={paths.profile()}>{copy.back}</BackLink>
      <PageHeading>{copy.title}</PageHeading>
      <p className="mt-2 mb-8 text-lead text-ink-soft">{copy.lead}</p>
      <Orders />
    </Page>
  );
}

function Orders() {
  const list = useOrders();
  const { isPending, data, refetch } = list;
  if (isPending) return <Loading label={copy.loading} shapes={['h-96']} />;
  if (!data) {
    return <FailedState title={copy.failed} hint={copy.failedHint} onRetry={refetch} />;
  }
  if (data.length === 0) {
    return (
      <EmptyState motif="parcel" title={copy.emptyTitle} text={copy.empty}>
        <LinkButton href={paths.store()}>{copy.store}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <Card className="py-3 sm:py-4">
        <OrderList orders={data} />
      </Card>
      <NextPageButton list={list} variant="ghost" className="mt-6 w-full">
        {copy.more}
      </NextPageButton>
    </>
  );
}
