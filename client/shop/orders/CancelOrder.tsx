import { useState } from 'react';
import type { Order } from '../../../contract/shop/orders.ts';
import { Button } from '../../ui/Button.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
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
        <SheetDialog role="alertdialog" title={copy.question} onClose={stopAsking}>
          <p className="mt-3 mb-6 text-ink-soft">{copy.consequence(order)}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="danger"
              isBusy={cancel.isPending}
              onClick={() => cancel.mutate(undefined, { onSettled: stopAsking })}
            >
              {copy.confirm}
            </Button>
            <Button variant="ghost" disabled={cancel.isPending} onClick={stopAsking}>
              {copy.keep}
            </Button>
          </div>
        </SheetDialog>
      )}
    </>
  );
}
