import { CarFront, LayoutDashboard, LogOut, Shield } from "lucide-react";
import type { ReactNode } from "react";
import type { Href } from "#platform/browser/link.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useLogout } from "./use-logout.ts";
import { useRoleFlags } from "./use-role-flags.ts";

type AccountLinksProps = {
  /** The look of each line, link or button. */
  className: string;
};

/** The signed-in person’s entries in the site’s navigation, in place of the logins. */
export function AccountLinks({ className }: AccountLinksProps) {
  const { isAdmin, isDriver } = useRoleFlags();
  const logout = useLogout();
  return (
    <ul>
      {isAdmin && <Line to="/admin" label="Admin Dashboard" icon={<Shield aria-hidden="true" />} look={className} />}
      {isDriver && (
        <Line to="/driver/dashboard" label="Driver Dashboard" icon={<CarFront aria-hidden="true" />} look={className} />
      )}
      <Line to="/dashboard" label="My Dashboard" icon={<LayoutDashboard aria-hidden="true" />} look={className} />
      <li>
        <button type="button" onClick={() => void logout()} className={className}>
          <LogOut aria-hidden="true" />
          Logout
        </button>
      </li>
    </ul>
  );
}

type LineProps = { to: Href; label: string; icon: ReactNode; look: string };

function Line({ to, label, icon, look }: LineProps) {
  return (
    <li>
      <SiteLink to={to} className={look}>
        {icon}
        {label}
      </SiteLink>
    </li>
  );
}
