import { Alert } from "#design/alert.tsx";
import { BlockLink } from "./block-link.tsx";
import type { DrawnBlock } from "./drawn-block.tsx";

export const NoticeBlock = ({ values: { text, action, tone } }: DrawnBlock<"notice">) => (
  <div className="wrap py-6">
    <Alert
      tone={tone === "warning" ? "warn" : "info"}
      action={<BlockLink link={action} className="inline-flex min-h-11 items-center font-bold text-link underline" />}
    >
      <p className="font-semibold">{text}</p>
    </Alert>
  </div>
);
