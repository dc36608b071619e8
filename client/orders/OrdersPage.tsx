import { Link } from 'wouter';
import type { Order } from '../../contract/orders.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ordersCopy as copy } from './copy.ts';
import { OrderRow } from './OrderRow.tsx';
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
  const { isPending, data, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useOrders();
  if (isPending) {
    return (
      <div role="status">
        <span className="sr-only">{copy.loading}</span>
        <Skeleton className="h-96" />
      </div>
    );
  }
  if (!data) {
    return (
      <FailedState title={copy.failed} onRetry={() => void refetch()}>
        {copy.failedHint}
      </FailedState>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState motif="parcel" title={copy.emptyTitle}>
        <p className="text-ink-soft">{copy.empty}</p>
        <Link href={paths.store()} className={buttonClass()}>
          {copy.store}
        </Link>
      </EmptyState>
    );
  }
  return (
    <>
      <OrderList orders={data} />
      {hasNextPage && (
        <Button
          variant="ghost"
          isBusy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className="mt-6 w-full"
        >
          {copy.more}
        </Button>
      )}
    </>
  );
}

function OrderList({ orders }: { orders: readonly Order[] }) {
  return (
    <Card className="py-3 sm:py-4">
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
