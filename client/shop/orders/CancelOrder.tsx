import { useState } from 'react';
import type { Order } from '../../../contract/shop/orders.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { orderCopy as copy } from './copy.ts';
import { useCancelOrder } from './use-orders.ts';

export function CancelOrder({ order }: { order: Order }) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelOrder(order.id);
  const stopAsking = () => setIsAsking(false);

  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {copy.cancel}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={copy.question}
          confirm={copy.confirm}
          keep={copy.keep}
          isBusy={cancel.isPending}
          onConfirm={() => cancel.mutate(undefined, { onSettled: stopAsking })}
          onClose={stopAsking}
        >
          {copy.consequence(order)}
        </ConfirmDialog>
      )}
    </>
  );
}
