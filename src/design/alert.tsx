import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { toneClass } from "./badge.tsx";
import { cx } from "./class-names.ts";

type AlertTone = "info" | "ok" | "warn" | "bad";

type AlertProps = {
  tone?: AlertTone;
  title?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  /** Speak it when it appears; leave off for notices that were there from the start. */
  announce?: boolean;
  className?: string;
  children?: ReactNode;
};

const icons: Record<AlertTone, ReactNode> = {
  info: <Info />,
  ok: <CircleCheck />,
  warn: <TriangleAlert />,
  bad: <CircleAlert />,
};

/** A notice in the flow of the page. */
export function Alert({ tone = "info", title, icon, action, announce, className, children }: AlertProps) {
  return (
    <div
      role={announce ? liveRole(tone) : undefined}
      className={cx("flex flex-wrap items-start gap-x-3.5 gap-y-3 rounded-lg px-4.5 py-4", toneClass[tone], className)}
    >
      <span aria-hidden="true" className="mt-px [&>svg]:size-[22px]">
        {icon ?? icons[tone]}
      </span>
      <div className="min-w-[min(16rem,70%)] flex-1 text-[0.9375rem] leading-normal">
        {title && <p className="font-bold">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
      </div>
      {action && <div className="self-center">{action}</div>}
    </div>
  );
}

const liveRole = (tone: AlertTone) => (tone === "bad" || tone === "warn" ? "alert" : "status");
