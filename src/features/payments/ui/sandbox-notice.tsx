import { FlaskConical } from "lucide-react";
import { Alert } from "#design/alert.tsx";
import type { PaymentChoice } from "../checkout/contract.ts";
import { sandboxMessages } from "../checkout/ui/messages.ts";

/** Says plainly where card payments move no money. */
export function SandboxNotice({ gateway }: Pick<PaymentChoice, "gateway">) {
  if (gateway === null || gateway === "live") return null;
  const { title, text } = sandboxMessages[gateway];
  return (
    <Alert tone="warn" icon={<FlaskConical />} title={title}>
      {text}
    </Alert>
  );
}
