import { FlaskConical } from "lucide-react";
import { Alert } from "#design/alert.tsx";
import type { LinkStatus } from "../payable-contract.ts";

const sandboxMessages = {
  stand_in: {
    title: "Sandbox: no real payments",
    text: "This site has no payment gateway connected. Card payments go to a simulator that charges nothing.",
  },
  sandbox: {
    title: "PayFast sandbox: no real payments",
    text: "Card payments go to PayFast’s sandbox, which charges nothing.",
  },
} as const;

/** Says clearly that card payments move no money. */
export function SandboxNotice({ gateway }: Pick<LinkStatus, "gateway">) {
  if (gateway === null || gateway === "live") return null;
  const { title, text } = sandboxMessages[gateway];
  return (
    <Alert tone="warn" icon={<FlaskConical />} title={title}>
      {text}
    </Alert>
  );
}
