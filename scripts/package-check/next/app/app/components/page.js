import { Accounts } from './Accounts.js';
import { Cart } from './Cart.js';
import { Filters } from './Filters.js';
import { Messages } from './Messages.js';
import { Parts } from './Parts.js';
import { Toys } from './Toys.js';

/** Every component of the kit, in server components. */
export default function Page() {
  return (
    <>
      <h1>Components</h1>
      <Parts />
      <Toys />
      <Cart />
      <Filters />
      <Messages />
      <Accounts />
    </>
  );
}
