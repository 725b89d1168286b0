import './reset.css';
import '@toystore/ui/styles.unlayered.css';
import { AuthProvider, englishAccountTexts, loadAccountService, useAuth } from '@toystore/accounts';
import {
  CatalogueProvider,
  chosenFilterLabel,
  englishCatalogueTexts,
  englishFilterTexts,
  filterToys,
  formatFilters,
  getChosenFilters,
  readFilters,
  useCart,
  useCatalogue,
} from '@toystore/storefront';
import {
  Button,
  CartButton,
  CartDrawer,
  CartLines,
  CartSummary,
  FilterChips,
  ToyCard,
  ToyGrid,
  totalQuantity,
} from '@toystore/ui';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';

const accounts = {
  firebase: { apiKey: 'key', authDomain: 'consumer.example', projectId: 'consumer' },
  issuer: 'Consumer Toys',
  load: loadAccountService,
};

function Shop() {
  const [path, navigate] = useLocation();
  const { toys } = useCatalogue();
  const found = filterToys(toys, readFilters(useSearch()), undefined);
  const chips = getChosenFilters(found.filters);
  const { user } = useAuth();
  const cart = useCart(user?.uid ?? 'consumer');
  const [isOpen, setIsOpen] = useState(false);
  const [removed, setRemoved] = useState<{ toyName: string; undo: () => void }>();
  const items = cart.lines.map((line) => ({ ...line, href: `#${line.toyId}` }));
  return (
    <main>
      <h1>{found.toys.length} toys</h1>
      <CartButton count={totalQuantity(items)} onClick={() => setIsOpen(true)} />
      <FilterChips
        filters={chips.map((chip) => {
          return { id: chip.id, label: chosenFilterLabel(chip, englishFilterTexts) };
        })}
        onRemove={(id) => {
          const chip = chips.find((each) => each.id === id);
          if (chip) navigate(path + formatFilters(chip.without));
        }}
        onClear={() => navigate(path)}
      />
      <ToyGrid
        toys={found.toys}
        toyHref={({ toyId }) => `#${toyId}`}
        renderCard={(card) => (
          <ToyCard
            {...card}
            action={<Button onClick={() => cart.add(card.toy)}>Add {card.toy.toyName}</Button>}
          />
        )}
      />
      <CartDrawer open={isOpen} onClose={() => setIsOpen(false)}>
        <CartLines
          items={items}
          onQuantityChange={cart.setQuantity}
          onKeep={cart.keep}
          onRemove={(toyId) => setRemoved({ toyName: toyId, undo: cart.remove(toyId) })}
          undo={
            removed && {
              toyName: removed.toyName,
              onUndo: () => {
                removed.undo();
                setRemoved(undefined);
              },
              onExpire: () => setRemoved(undefined),
            }
          }
        />
        <CartSummary items={items} />
      </CartDrawer>
    </main>
  );
}

export default function ShopPage() {
  return (
    <AuthProvider settings={accounts} texts={englishAccountTexts}>
      <CatalogueProvider url="/toys.json" texts={englishCatalogueTexts}>
        <Shop />
      </CatalogueProvider>
    </AuthProvider>
  );
}
