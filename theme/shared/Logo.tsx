/** The logo: an equals sign whose arrow head is a tick. */
export function Logo() {
  return (
    <svg className="ft-mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect className="ft-mark__ground" width="32" height="32" rx="7" />
      <path className="ft-mark__line" d="M6 12.5h8M6 19.5h5.5m4-.5 3.75 3.75L26.5 10" />
    </svg>
  );
}
