import { type ClassValue, clsx } from 'clsx'

/**
 * Joins class names. Order does not matter: a component marks overridable classes with the variant `usual:`,
 * which has no specificity.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
