import './Shortcut.css';

/** A key with the modifier of the reader's system. CSS picks it: prerendered pages do not know the system. */
export function Shortcut({ name }: { name: string }) {
  return (
    <>
      <span className="ft-shortcut--apple">{`⌘ ${name}`}</span>
      <span className="ft-shortcut--other">{`Ctrl ${name}`}</span>
    </>
  );
}
