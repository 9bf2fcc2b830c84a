import styles from './states.module.css';

/** The picture of an error. */
export function TapDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 150" width="200" height="150" aria-hidden="true">
      <ellipse cx="104" cy="140" rx="70" ry="7" fill="#0a1510" opacity=".16" />
      <path d="M86 6h28l-6 54H92Z" fill="#B23A48" />
      <path d="M86 6h9l-1 54h-2Z" fill="#fff" opacity=".25" />
      <rect x="92" y="60" width="16" height="10" rx="2" fill="#d5dad7" />
      <path d="M60 70h66q8 0 8 8v4q0 8-8 8H60Z" fill="#aeb5b2" />
      <path d="M60 72h66q5 0 6 4H60Z" fill="#fff" opacity=".7" />
      <path d="M74 90h16l-3 20H77Z" fill="#8f9794" />
      <path d="M82 116v8" stroke="#D98A2E" strokeWidth="4" strokeLinecap="round" strokeDasharray="1 9" />
      <rect x="44" y="62" width="16" height="40" rx="3" fill="#7d8586" />
      <path d="M136 112l20 20M156 112l-20 20" stroke="#A93226" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
