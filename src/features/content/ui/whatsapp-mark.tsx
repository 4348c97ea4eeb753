/** A speech bubble with a handset. Takes the colour and size of its place. */
export function WhatsAppMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="none" stroke="currentColor">
      <path strokeWidth="2" strokeLinejoin="round" d="M3.2 20.8l1.3-4.5A8.9 8.9 0 1 1 7.8 19.5z" />
      <path
        fill="currentColor"
        stroke="none"
        d="M8.9 7.3c-.3 0-.6.1-.8.4-.6.6-.8 1.4-.6 2.3.5 2.7 3.2 5.6 6 6.4.9.3 1.8.1 2.5-.6.4-.4.5-1 .3-1.3l-1.9-1c-.3-.2-.6-.1-.8.2l-.5.6c-.2.2-.4.2-.6.1a6.3 6.3 0 0 1-2.5-2.4c-.1-.2-.1-.4.1-.6l.5-.6c.2-.2.2-.5.1-.8l-.8-2.1c-.2-.4-.5-.6-1-.6z"
      />
    </svg>
  );
}
