import {
  BriefcaseBusiness,
  CarFront,
  ChevronDown,
  Headset,
  Hotel,
  LayoutDashboard,
  LogOut,
  Shield,
} from "lucide-react";
import type { ReactNode } from "react";
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from "#design/overlay/radix-menu.tsx";
import { InitialsAvatar } from "#design/pictures/avatar.tsx";
import { ThemeSwitch } from "#design/theme-switch.tsx";
import { nameOfRoles } from "#domain/account/home-of-role.ts";
import type { Role } from "#domain/account/roles.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { useSession } from "#platform/browser/session.ts";
import { useLogout } from "./use-logout.ts";

type Way = { label: string; to: Href; icon: ReactNode; roles: readonly Role[] };

const ways: readonly Way[] = [
  { label: "Admin Dashboard", to: "/admin", icon: <Shield />, roles: ["admin", "super_user"] },
  { label: "Dispatch", to: "/dispatcher/dashboard", icon: <Headset />, roles: ["dispatcher", "admin", "super_user"] },
  { label: "Driver Dashboard", to: "/driver/dashboard", icon: <CarFront />, roles: ["driver"] },
  {
    label: "Partner Dashboard",
    to: "/hotel/dashboard",
    icon: <Hotel />,
    roles: ["hotel", "travel_agent", "driver_provider"],
  },
  { label: "Company Dashboard", to: "/company/dashboard", icon: <BriefcaseBusiness />, roles: ["corporate"] },
];

/** The account menu of a signed-in area: name, other areas, theme, and signing out. */
export function AccountMenu() {
  const session = useSession();
  const logout = useLogout();
  if (session.status !== "in") return null;
  const { name, email, roles } = session.person;
  const shown = name || email;
  return (
    <Menu trigger={<Trigger name={shown} />}>
      <div className="px-3 pt-2 pb-2.5">
        <p className="font-bold leading-snug">{shown}</p>
        <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">{email}</p>
        <p className="text-ink-3 text-xs">{nameOfRoles(roles)}</p>
      </div>
      <MenuSeparator />
      {ways
        .filter((way) => way.roles.some((role) => roles.includes(role)))
        .map(({ label, to, icon }) => (
          <MenuLink key={to}>
            <SiteLink to={to}>
              {icon}
              {label}
            </SiteLink>
          </MenuLink>
        ))}
      <MenuLink>
        <SiteLink to="/dashboard">
          <LayoutDashboard />
          My Dashboard
        </SiteLink>
      </MenuLink>
      <MenuSeparator />
      <div className="flex items-center justify-between gap-3 pr-1.5">
        <MenuLabel>Theme</MenuLabel>
        <ThemeSwitch variant="segmented" />
      </div>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={() => void logout()}>
        Logout
      </MenuItem>
    </Menu>
  );
}

/** Radix passes its props and ref to the button. */
function Trigger({ name, ...rest }: { name: string }) {
  return (
    <button
      type="button"
      {...rest}
      className="inline-flex min-h-11 items-center gap-2.5 rounded-pill py-1 pr-2.5 pl-1 font-semibold text-[0.9375rem] text-ink hover:bg-surface-2"
    >
      <span className="sr-only">Account of </span>
      <InitialsAvatar name={name} className="size-9 text-sm" />
      <span className="max-w-[12rem] truncate max-sm:sr-only">{name}</span>
      <ChevronDown aria-hidden="true" className="size-4 text-ink-3" />
    </button>
  );
}
