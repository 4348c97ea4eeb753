import { MessageCircle, MessageSquare, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "#design/button.tsx";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import { isMeeting } from "#domain/trip/trip-on-road.ts";
import type { Outbox } from "./use-outbox.ts";

type ContactPassengerProps = {
  trip: { readonly id: string; readonly state: TripState };
  phone: string;
  name: string;
  outbox: Pick<Outbox, "report">;
};

/** Call, WhatsApp or SMS. On the way and at the pickup, each press is added to the trip’s record. */
export function ContactPassenger({ trip, phone, name, outbox }: ContactPassengerProps) {
  const digits = phone.replace(/[^+\d]/g, "");
  const log = (event: "call_passenger" | "message_passenger", way: string) => {
    if (isMeeting(trip.state)) void outbox.report(trip.id, event, way);
  };
  return (
    <div className="grid grid-cols-3 gap-2">
      <Way href={`tel:${digits}`} icon={<Phone />} name={name} onPress={() => log("call_passenger", "Call")}>
        Call
      </Way>
      <Way
        href={`https://wa.me/${digits.replace(/\D/g, "")}`}
        icon={<MessageCircle />}
        name={name}
        onPress={() => log("message_passenger", "WhatsApp")}
      >
        WhatsApp
      </Way>
      <Way href={`sms:${digits}`} icon={<MessageSquare />} name={name} onPress={() => log("message_passenger", "SMS")}>
        SMS
      </Way>
    </div>
  );
}

type WayProps = { href: string; icon: ReactNode; name: string; onPress: () => void; children: ReactNode };

function Way({ href, icon, name, onPress, children }: WayProps) {
  const elsewhere = href.startsWith("https:") ? { target: "_blank", rel: "noopener" } : {};
  return (
    <a
      href={href}
      {...elsewhere}
      onClick={onPress}
      className={buttonClass({ variant: "paper", className: "flex-col gap-1! px-1! py-2 text-sm! [&>svg]:size-6" })}
    >
      {icon}
      {children}
      <span className="sr-only">{name}</span>
    </a>
  );
}
