import { Mail } from "lucide-react";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { ErrorAlert } from "#design/error-alert.tsx";
import { formatRand } from "#design/money.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { portalContract } from "../contract.ts";
import { PaymentLink } from "./payment-link.tsx";

/** The amount a guest owes, with the payment link; hidden if nothing is due by link. */
export function GuestPaymentCard({ reference, host }: { reference: string; host: string }) {
  const { data } = useCall(portalContract.guestPayment, { reference });
  const send = useMakeCall(portalContract.sendPaymentLink);
  if (!data) return null;
  const email = async () => {
    const { sent_to } = await send.mutateAsync({ reference });
    void toast({ title: `Payment link sent to ${sent_to}`, kind: "success" });
  };
  return (
    <Card>
      <CardHeader title="Payment by link" note={`${formatRand(data.due_cents)} is due from ${data.guest_name}.`} />
      <div className="grid gap-2.5">
        <PaymentLink link={data.payment_link} phone={data.guest_phone} host={host} cents={data.due_cents} />
        {data.guest_email && (
          <Button
            variant="outline"
            className="justify-self-start"
            busy={send.isPending}
            icon={<Mail aria-hidden="true" />}
            onClick={() => void email().catch(() => {})}
          >
            Email link to {data.guest_email}
          </Button>
        )}
        <ErrorAlert error={send.error} />
      </div>
    </Card>
  );
}
