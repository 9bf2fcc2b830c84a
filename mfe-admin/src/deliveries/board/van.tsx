/** The picture of an empty day. */
export const Van = () => (
  <svg width="152" height="104" viewBox="0 0 152 104" fill="none" aria-hidden="true">
    <path d="M22 30h66v52H22z" fill="var(--hop)" />
    <path d="M88 46h24l20 20v16H88z" fill="var(--steel)" />
    <path d="M96 53h13l13 13H96z" fill="var(--paper)" />
    <path d="M36 56q8-9 16 0t16 0" stroke="var(--paper)" strokeWidth="3.5" strokeLinecap="round" />
    <circle cx="46" cy="84" r="12" fill="var(--ink)" />
    <circle cx="46" cy="84" r="5" fill="var(--paper)" />
    <circle cx="110" cy="84" r="12" fill="var(--ink)" />
    <circle cx="110" cy="84" r="5" fill="var(--paper)" />
    <path d="M2 99h148" stroke="var(--primary)" strokeWidth="4" strokeLinecap="round" />
  </svg>
);
