/** The partner API and widgets, for developers. */
export const developersPage = {
  metaTitle: "Booking widget and API for partners | {company}",
  metaDescription:
    "Put a booking form on your hotel’s or agency’s website, or book Cape Town transfers and tours from your own system with an API key.",
  hero: {
    kicker: "For partners",
    title: "Book from your own website or system",
    lead: "A booking form for your website, and an API for your own systems. You earn on bookings made there.",
  },
  widget: {
    id: "widget",
    kicker: "Widget",
    title: "Booking form for your website",
    text: [
      "Paste one line where the form should appear. Your partner code is in your dashboard, under “Your website and programs”.",
      "Your guest chooses a trip in the form. Our booking page then opens with everything filled in and your code applied, for price, booking and payment.",
    ],
    code: '<script src="{site}/widget.js" data-partner="YOURCODE"></script>',
    notes: ['The height adapts to the width. To set it yourself, add data-height="640".'],
  },
  key: {
    id: "key",
    kicker: "Access",
    title: "API key",
    text: [
      "An owner creates keys in the dashboard. We show each key once and store only its hash. A key stops working as soon as it is revoked or its owner leaves.",
      "Send the key in the Authorization header, from your server, never from a browser.",
    ],
    code: "Authorization: Bearer ctsp_…",
    notes: [],
  },
  calls: {
    id: "calls",
    kicker: "API",
    title: "Seven calls",
    list: [
      {
        id: "price",
        title: "POST /api/partner/price",
        text: "Returns the price of a trip at your rate. Nothing is saved.",
        code: `curl {site}/api/partner/price \\
  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -d '{"service_type": "airport_transfer", "passengers": 2,
       "pickup_location": "Cape Town International Airport",
       "destination": "V&A Waterfront", "pickup_date": "2030-01-15",
       "pickup_time": "14:30", "payer": "guest"}'`,
        answer:
          "Returns confirmation (instant, on_request or unavailable), total_cents, public_cents, vehicle and alternatives.",
      },
      {
        id: "book",
        title: "POST /api/partner/bookings",
        text: "Books the trip for your guest. Send an Idempotency-Key: a repeated request with the same key books only once.",
        code: `curl {site}/api/partner/bookings \\
  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -H "Idempotency-Key: your-own-number-1042" \\
  -d '{"service_type": "airport_transfer", "passengers": 2,
       "pickup_location": "Cape Town International Airport",
       "destination": "V&A Waterfront", "pickup_date": "2030-01-15",
       "pickup_time": "14:30", "payer": "guest", "room": "12",
       "first_name": "Thandi", "last_name": "Mokoena",
       "phone": "+27 82 555 0199", "email": "thandi@example.com"}'`,
        answer: "Returns booking_reference, state, total_cents, hold_until and payment_link.",
      },
      {
        id: "read",
        title: "GET /api/partner/bookings/{reference}",
        text: "Returns one of your bookings.",
        code: `curl {site}/api/partner/bookings/{reference} -H "Authorization: Bearer $KEY"`,
        answer: "Returns version, state, times, places, guest, total_cents and due_cents.",
      },
      {
        id: "preview-change",
        title: "POST /api/partner/bookings/{reference}/change/preview",
        text: "Returns the new price of a changed booking and whether the change applies at once. Send only the fields that change.",
        code: `curl {site}/api/partner/bookings/{reference}/change/preview \\
  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -d '{"change": {"pickup_time": "15:00", "flight_number": "BA 43"}}'`,
        answer: "Returns outcome (applies_at_once or needs_office), difference_cents, new_total_cents and version.",
      },
      {
        id: "change",
        title: "POST /api/partner/bookings/{reference}/change",
        text: "Changes the booking. Send the version and the price difference from the preview. If either is out of date, nothing changes and the response says so.",
        code: `curl {site}/api/partner/bookings/{reference}/change \\
  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -d '{"change": {"pickup_time": "15:00", "flight_number": "BA 43"},
       "version": 1, "expected_difference_cents": 0}'`,
        answer:
          "Returns outcome: applied, or proposed if our team has to approve it. We send the same emails as for a change in your dashboard.",
      },
      {
        id: "preview-cancellation",
        title: "POST /api/partner/bookings/{reference}/cancellation/preview",
        text: "Returns the fee and the refund. reason is CUSTOMER_PLANS, FLIGHT_CANCELLED or WEATHER.",
        code: `curl {site}/api/partner/bookings/{reference}/cancellation/preview \\
  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -d '{"reason": "CUSTOMER_PLANS"}'`,
        answer: "Returns legs, fee_cents, refund_cents and goes_to_office.",
      },
      {
        id: "cancel",
        title: "POST /api/partner/bookings/{reference}/cancellation",
        text: "Cancels the booking at the fee from the preview. Use legs to cancel only some of its trips.",
        code: `curl {site}/api/partner/bookings/{reference}/cancellation \\
  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -d '{"reason": "CUSTOMER_PLANS", "expected_fee_cents": 0}'`,
        answer: "Returns is_whole, fee_cents and refund_cents.",
      },
    ],
  },
  rules: {
    id: "rules",
    kicker: "Terms",
    title: "Good to know",
    list: [
      "Amounts are in cents (ZAR). Dates and times are in {time_words}.",
      "payer is guest (we send a payment link), partner (you pay us) or account (if you have one with us).",
      "Every response has success. A failure also has error (for your code) and message (for people), with status 401, 409, 422 or 429.",
      "Limits per minute: 60 prices, 60 previews of each kind, 20 bookings, 20 changes and 20 cancellations.",
      "Changes and cancellations follow the same terms as on our site. Use your dashboard for claims that need a document, such as illness.",
    ],
  },
} as const;
