import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "#design/button.tsx";
import { SiteLink } from "#platform/browser/link.tsx";

type PanelProps = { icon?: ReactNode; title: string; children: ReactNode };

/** A panel with one message in large type. */
export const Panel = ({ icon, title, children }: PanelProps) => (
  <section className="grid justify-items-start gap-4 rounded-xl bg-surface p-6 shadow-1 inset-ring inset-ring-line sm:p-8">
    {icon && <span className="text-link [&>svg]:size-9">{icon}</span>}
    <h2 className="font-bold font-display text-[1.5rem] leading-snug">{title}</h2>
    {children}
  </section>
);

export const ManageLink = ({ reference }: { reference: string }) => (
  <SiteLink to={`/confirm-booking/${reference}`} className={buttonClass()}>
    View your booking
    <ArrowRight aria-hidden="true" className="size-[18px]" />
  </SiteLink>
);
