import { BadgeCheck, CalendarClock, Headset, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { driverPortal } from "#features/content/words/driver-portal.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { PageMeta } from "../../public/site-meta.tsx";

const icons = [
  <CalendarClock key="ahead" />,
  <BadgeCheck key="paid" />,
  <Smartphone key="phone" />,
  <Headset key="line" />,
];

export default function DriverPortalPage() {
  const { metaTitle, metaDescription, kicker, title, lead, gains, waysTitle, ways } = driverPortal;
  return (
    <div className="grid gap-12">
      <PageMeta title={metaTitle} description={metaDescription} path="/driver-portal" />
      <header className="max-w-[44rem]">
        <p className="kicker">{kicker}</p>
        <h1 className="mt-3 text-h1 tracking-[-0.02em]">{title}</h1>
        <p className="mt-4 text-ink-2 text-lead">{lead}</p>
      </header>
      <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {gains.map((gain, at) => (
          <li key={gain.title} className="border-line border-t pt-5">
            <span aria-hidden="true" className="text-primary-text [&>svg]:size-7">
              {icons[at]}
            </span>
            <h2 className="mt-3 text-h3">{gain.title}</h2>
            <p className="mt-1.5 text-ink-2">{gain.text}</p>
          </li>
        ))}
      </ul>
      <section aria-labelledby="ways">
        <h2 id="ways" className="text-h2">
          {waysTitle}
        </h2>
        <div className="mt-5 grid gap-5 md:grid-cols-3">
          <Way {...ways.signIn} to="/driver/auth" look="primary" />
          <Way {...ways.apply} to="/driver-signup" />
          <Way {...ways.invited} to="/contact" />
        </div>
      </section>
    </div>
  );
}

type WayProps = { title: string; text: ReactNode; press: string; to: Href; look?: "primary" | "outline" };

function Way({ title, text, press, to, look = "outline" }: WayProps) {
  return (
    <Card variant="sheet" className="flex flex-col items-start gap-3">
      <h3 className="text-h3">{title}</h3>
      <p className="grow text-ink-2">{text}</p>
      <SiteLink to={to} className={buttonClass({ variant: look })}>
        {press}
      </SiteLink>
    </Card>
  );
}
